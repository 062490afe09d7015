import type { RoomMoment } from '../scene/scene.ts'

/** What stands still shows this instant, ms: eyes lowered, hands at rest. */
const STILL_AT = 6_000

/** The time that a dealer is drawn at: by the studio's clock, and since its acts began. With reduced motion always the same. */
export const instantOf = ({ now, dealing, row, isStill }: RoomMoment): { now: number; acting: number | undefined } =>
  isStill ? { now: STILL_AT, acting: undefined } : { now, acting: dealing ?? now - row.startedAt }
