/**
 * How a settlement shares the database with everybody else. The caller states it, because only the caller knows who waits for the result.
 * `commitMs`: how long one commit may take, which is what a bet of the same member may have to wait. `share`: the part of the time in which it works;
 * it sleeps for the rest, but never longer than `longestPauseMs`. 1: it never sleeps. `least`: how many wagers a commit settles at least, and the first one. On a machine with much other work each commit takes long,
 * whatever its size: smaller ones would only be more of them, and a pause in proportion would only add to the wait.
 */
export type SettlePace = { commitMs: number; share: number; least: number; longestPauseMs: number }

export const settlePaces = {
  /** Members watch the result: 20,000 wagers within five seconds beside 1,000 bets a second (bench rows `settle.busy`). */
  prompt: { commitMs: 30, share: 0.6, least: 250, longestPauseMs: 20 },
  /** Many wagers wait for one result, and the last of them waits longest: 200,000 tickets on an event (bench row `sports.settle`). */
  many: { commitMs: 30, share: 0.9, least: 250, longestPauseMs: 20 },
  /** Nobody waits: a correction, or what an outage left open (bench row `settle.polite`). */
  background: { commitMs: 6, share: 0.2, least: 20, longestPauseMs: 1_000 },
  /** Nothing else shall run, such as before a site opens again. */
  exclusive: { commitMs: 60, share: 1, least: 250, longestPauseMs: 0 },
} as const satisfies Record<string, SettlePace>

const LARGEST_CHUNK = 1_000
/** At most doubled or halved, because one slow commit says little about the next. */
const STEP = 2

/** How many wagers the next commit settles, after one of `chunk` took `tookMs`. */
export const nextChunk = (chunk: number, tookMs: number, { commitMs, least }: SettlePace): number => {
  const fitting = chunk * Math.min(STEP, Math.max(1 / STEP, commitMs / Math.max(tookMs, 0.001)))
  return Math.min(LARGEST_CHUNK, Math.max(least, Math.round(fitting)))
}

/** How long it sleeps after a commit of `tookMs`. */
export const pauseMs = (tookMs: number, { share, longestPauseMs }: SettlePace): number =>
  Math.min(longestPauseMs, tookMs * (1 / share - 1))
