/** Says at the end what was measured: sizes and times. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Measures implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (description !== undefined) this.lines.push(`  ${test.title}: ${description} ${type}`);
    }
  }

  onEnd(): void {
    if (this.lines.length > 0) console.log(['\nMeasured:', ...this.lines, ''].join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
