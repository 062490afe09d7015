import { createFileMaker } from '../../../platform/http/file-maker.ts'
import type { Cell } from './csv.rules.ts'

export const RETRY_AFTER_S = 5

/** Workbooks of partners; the first row is the head. */
export const sheets = createFileMaker<readonly Cell[][]>({
  worker: new URL('./sheet.worker.ts', import.meta.url),
  mostWaiting: 6,
  mostOfOne: 1,
})
