import type { ProblemCode } from '../feed.ts'

/** Reports something of the message that is being read. */
export type Report = (code: ProblemCode, excerpt: string) => void

export const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
