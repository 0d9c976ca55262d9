import type { RunnerTask, RunnerTestFile } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { isInPart } from './part.ts';

/** Runs the tests of one part. */
export default class PartRunner extends VitestTestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    const leaveOut = (task: RunnerTask): void => {
      if (task.type === 'suite') task.tasks.forEach(leaveOut);
      else if (!isInPart(task.name)) task.mode = 'skip';
    };
    for (const file of files) file.tasks.forEach(leaveOut);
  }
}
