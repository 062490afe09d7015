import type { Language } from '@maru/contract'
import { createFileMaker } from '../../platform/http/file-maker.ts'
import type { HashedLine } from './statement.rules.ts'

export type FileWanted = {
  format: 'xlsx' | 'pdf'
  language: Language
  year: number
  lines: readonly HashedLine[]
}

export const RETRY_AFTER_S = 5

/** Workbooks and documents of members. */
export const statementFiles = createFileMaker<FileWanted>({
  worker: new URL('./statement-file.worker.ts', import.meta.url),
  mostWaiting: 10,
  mostOfOne: 2,
})
