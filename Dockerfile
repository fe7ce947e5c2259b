# A small image that runs `fingerpost`: docs/installing.md says how. Built in two steps; the second has the command, the C
# library that it needs, and no shell.
FROM swift:6.3-jammy AS build
WORKDIR /fingerpost
COPY . .
RUN swift build -c release --product fingerpost --static-swift-stdlib \
  && strip -o /fingerpost/fingerpost "$(swift build -c release --show-bin-path)/fingerpost"

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /fingerpost/fingerpost /usr/local/bin/fingerpost
COPY --from=build /fingerpost/LICENSE /usr/share/doc/fingerpost/LICENSE
# Files are given from here: docker run --rm -v "$PWD:/screens:ro" fingerpost audit .
WORKDIR /screens
ENTRYPOINT ["/usr/local/bin/fingerpost"]
CMD ["audit", "."]
