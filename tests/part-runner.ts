import type { RunnerTask, RunnerTestFile } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { isInPart } from './part.ts';

/** Runs the tests of one part. */
export default class PartRunner extends VitestTestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    const leaveOut = (task: RunnerTask, path: string): void => {
      if (task.type === 'suite') task.tasks.forEach((inner) => leaveOut(inner, path));
      else if (!isInPart(task.name, path)) task.mode = 'skip';
    };
    for (const file of files) file.tasks.forEach((task) => leaveOut(task, file.filepath));
  }
}
