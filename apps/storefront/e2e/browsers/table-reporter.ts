import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { engineNames } from './engines.ts';

type Cells = Map<string, string>;

/** Prints which journey passes in which engine. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Cells>();
  private readonly versions: Cells = new Map();
  private present: readonly string[] = [];

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.present = projects.map(({ name }) => name);
    for (const { title } of suite.allTests()) this.rows.set(title, new Map());
  }

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const version = annotations.find(({ type }) => type === 'version')?.description;
    if (version) this.versions.set(engine, version);
    const seconds = `${(duration / 1000).toFixed(1)} s`;
    this.rows.get(test.title)?.set(engine, status === 'passed' ? `ok ${seconds}` : `FAILED ${seconds}`);
  }

  onEnd(): void {
    const absent = (engine: string) => (this.present.includes(engine) ? '' : 'not here');
    const head = ['journey', ...engineNames.map((name) => this.versions.get(name) ?? name)];
    const body = [...this.rows].map(([title, cells]) => [title, ...engineNames.map((name) => cells.get(name) ?? absent(name))]);
    const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)));
    const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
    console.log(['', line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line), ''].join('\n'));
  }
}
