// Solves what `solving` writes with Kiwi, whose headers are given by -I: once per line of the input, on the same clock.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

struct Row {
  std::vector<std::pair<int, double>> terms;
  double constant;
  char relation;
  double strength;
};

struct Problem {
  int variables = 0, edited = 0;
  std::vector<Row> rows;
};

// V <variables> <the edited one>, then C <relation> <strength> <constant> <terms> (<variable> <factor>)…, then E.
Problem read() {
  Problem problem;
  char kind;
  while (std::cin >> kind && kind != 'E') {
    if (kind == 'V') {
      std::cin >> problem.variables >> problem.edited;
      continue;
    }
    Row row;
    int count = 0;
    std::cin >> row.relation >> row.strength >> row.constant >> count;
    for (int index = 0; index < count; ++index) {
      std::pair<int, double> term;
      std::cin >> term.first >> term.second;
      row.terms.push_back(term);
    }
    problem.rows.push_back(row);
  }
  return problem;
}

double nanoseconds(std::chrono::steady_clock::duration duration) {
  return static_cast<double>(std::chrono::duration_cast<std::chrono::nanoseconds>(duration).count());
}

}  // namespace

// solving <builds> <edits>: prints the time of the first solution, of an edit with all values read, the sum of tops and
// heights, and that of the other values, which depend on what gives way.
int main(int count, char** words) {
  if (count < 3) return 1;
  const int builds = std::atoi(words[1]), edits = std::atoi(words[2]);
  const Problem problem = read();
  std::vector<double> firsts;
  double edit = 0, sum = 0, rest = 0;
  for (int build = 0; build < builds; ++build) {
    std::vector<kiwi::Variable> variables(problem.variables);
    for (auto& variable : variables) variable = kiwi::Variable();
    const auto begin = std::chrono::steady_clock::now();
    kiwi::Solver solver;
    for (const Row& row : problem.rows) {
      std::vector<kiwi::Term> terms;
      for (const auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
      const auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
      const double strength = row.strength >= 1000 ? kiwi::strength::required
        : row.strength >= 500 ? kiwi::strength::strong : kiwi::strength::weak;
      solver.addConstraint(kiwi::Constraint(kiwi::Expression(terms, row.constant), relation, strength));
    }
    solver.addEditVariable(variables[problem.edited], kiwi::strength::strong);
    solver.suggestValue(variables[problem.edited], 16);
    solver.updateVariables();
    firsts.push_back(nanoseconds(std::chrono::steady_clock::now() - begin));
    if (build + 1 < builds) continue;
    const auto start = std::chrono::steady_clock::now();
    for (int index = 0; index < edits; ++index) {
      solver.suggestValue(variables[problem.edited], 16 + index % 300);
      solver.updateVariables();
      for (size_t index = 0; index < variables.size(); ++index)
        (index % 2 ? sum : rest) += variables[index].value();
    }
    edit = nanoseconds(std::chrono::steady_clock::now() - start) / edits;
  }
  std::sort(firsts.begin(), firsts.end());
  std::printf("R kiwi %.1f %.1f %.6f %.1f\n", firsts[firsts.size() / 2], edit, sum, rest);
}
