export type Window = { startAt: Date; endAt: Date }

/** From the start instant on, up to but without the end instant. */
export const isInside = (window: Window | undefined, now: Date): boolean =>
  window !== undefined && window.startAt <= now && now < window.endAt

export const isOver = (window: Window, now: Date): boolean => window.endAt <= now
