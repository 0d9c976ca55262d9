import type { RunnerTask, RunnerTestFile } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { isInPart } from './part.ts';

/** Runs the tests of one part. */
export default class PartRunner extends VitestTestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    // What a file or a suite prepares is left out with the last of its tests.
    const leaveOut = (task: RunnerTask, path: string): void => {
      if (task.type === 'suite') task.tasks.forEach((inner) => leaveOut(inner, path));
      const isLeftOut =
        task.type === 'suite' ? task.tasks.every(({ mode }) => mode === 'skip') : !isInPart(task.name, path);
      if (isLeftOut) task.mode = 'skip';
    };
    for (const file of files) leaveOut(file, file.filepath);
  }
}
