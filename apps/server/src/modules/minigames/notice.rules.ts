import type { StaffNoticeKind } from '@maru/contract'
import { type GameKey, type RoundKey, roundIdOf } from './round.rules.ts'

/** The chain of a game ends soon, and nobody knows the salt of the next. */
export const chainNotice: StaffNoticeKind = 'chain-ends'
export const chainSubject = ({ siteId, game }: GameKey): string => `${siteId} ${game}`

/** A round waits for staff: its feed is late or contradicts itself, or it cannot be drawn. */
export const roundNotice: StaffNoticeKind = 'round-waits'
export const roundSubject = ({ siteId, game, drawAt }: RoundKey): string => `${siteId} ${game} ${roundIdOf(drawAt)}`

/** `late`: no result in time, or one after it. `early`: one before the draw, which nobody may know. `impossible`: no result of the game. `unreadable`: a row that may be a result of it cannot be read. `failed`: our own draw or the settlement failed. */
export type WaitReason = 'early' | 'late' | 'contradiction' | 'impossible' | 'unreadable' | 'failed'
