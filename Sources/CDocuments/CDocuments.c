/* Documents of docs/; the compiler notes them as what this file depends on. */
#include "CDocuments.h"

#if !defined(__has_embed)
#error "The documents need a compiler that knows #embed: clang 19 or newer, as in Swift 6.2."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t agents_md[] = {
#embed "../../docs/agents.md"
};
static const uint8_t report_schema[] = {
#embed "../../docs/report.schema.json"
};
static const uint8_t audit_schema[] = {
#embed "../../docs/audit.schema.json"
};
static const uint8_t conflicts_schema[] = {
#embed "../../docs/conflicts.schema.json"
};
static const uint8_t diff_schema[] = {
#embed "../../docs/diff.schema.json"
};
static const uint8_t screen_schema[] = {
#embed "../../docs/screen.schema.json"
};
static const uint8_t rule_schema[] = {
#embed "../../docs/rule.schema.json"
};

struct document {
    const char *name;
    const uint8_t *bytes;
    size_t size;
};
#define DOCUMENT(name, bytes) {name, bytes, sizeof bytes}

static const struct document documents[] = {
    DOCUMENT("agents.md", agents_md),
    DOCUMENT("report.schema.json", report_schema),
    DOCUMENT("audit.schema.json", audit_schema),
    DOCUMENT("conflicts.schema.json", conflicts_schema),
    DOCUMENT("diff.schema.json", diff_schema),
    DOCUMENT("screen.schema.json", screen_schema),
    DOCUMENT("rule.schema.json", rule_schema),
};

size_t document_count(void) { return sizeof documents / sizeof *documents; }
const char *document_name(size_t index) { return documents[index].name; }
const uint8_t *document_bytes(size_t index) { return documents[index].bytes; }
size_t document_size(size_t index) { return documents[index].size; }
