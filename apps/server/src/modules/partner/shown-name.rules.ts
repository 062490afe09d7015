import { maskedNick } from '../identity/index.ts'

/** `be***`: what tells two members apart, and no more. */
export const maskedId = (memId: string): string => `${memId.slice(0, 2)}***`

/** A member as a partner reads it. Partners below it have their names. */
export const shownName = <N extends { memId: string; memNick: string }>(
  { memId, memNick }: N,
  isMasked: boolean,
): { memId: string; memNick: string } =>
  isMasked ? { memId: maskedId(memId), memNick: maskedNick(memNick) } : { memId, memNick }
