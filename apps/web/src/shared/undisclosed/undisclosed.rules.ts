/** A vendor that never says "revealed" is followed after this time. */
export const silentVendorMs = 15_000
/** One that says it is waited for: free spins take minutes. Longer means that its page has failed. */
export const speakingVendorMs = 10 * 60_000
/** The game and the server speak over different ways: by so much may one of them be ahead of the other. */
export const lateMoneyMs = 3_000

/** A change of the balance that is not shown before `until`. `won` is what it adds to the balance, below zero for a loss. */
export type Hidden = { won: number; since: number; until: number }
/** Which messages of the frame protocol the open game sends (docs/guides/connect-a-vendor.md). `draw`: no frame, but a draw that the site shows itself. */
export type GameWords = { says: 'bet' | 'revealed' | 'nothing' | 'draw' }
/**
 * The balance as it is, and what of it is not shown yet because the open game has not shown it. `round`: of the game that says its bets, from the bet
 * until "revealed"; `isPaid` when money has moved since the bet; `early` is what of a stake the server said, and so was shown, before the game said the bet.
 */
export type Disclosure = {
  balance: number | undefined
  game: GameWords | undefined
  round: Round | undefined
  hidden: readonly Hidden[]
  /** While a stake beside a draw is being placed: what the balance has changed by since, of which nobody knows how much is the stake. */
  placing?: number | undefined
}
/** `stood`: of a round that began before this page did, what was shown of the balance; until the server has said the balance. */
type Round = { isPaid: boolean; isRevealed: boolean; early: number; stood?: number | undefined }

export const nothingHidden: Disclosure = { balance: undefined, game: undefined, round: undefined, hidden: [] }

export const gameOpened = (now: Disclosure, game: GameWords): Disclosure => ({
  ...now,
  game,
  round: undefined,
  hidden: [],
  placing: undefined,
})
/** Leaving a game shows everything. */
export const gameLeft = (now: Disclosure): Disclosure => ({
  ...now,
  game: undefined,
  round: undefined,
  hidden: [],
  placing: undefined,
})

/** A stake of the next round is sent while a draw is shown: until its answer, the balance may come with what the draw pays in it. */
export const stakeSent = (now: Disclosure): Disclosure =>
  now.game?.says === 'draw' && now.placing === undefined ? { ...now, placing: 0 } : now

/** `staked`: what was accepted. It shows at once; whatever else the balance changed by waits for the draw. */
export const stakeAnswered = (now: Disclosure, staked: number, at: number): Disclosure => {
  if (now.placing === undefined) return now
  const won = now.placing + staked
  const hidden = won === 0 ? now.hidden : [...now.hidden, { won, since: at, until: at + silentVendorMs }]
  return { ...now, placing: undefined, hidden }
}

/** The game says what was staked, before the server can: it is shown at once, and whatever the server says next is hidden. */
export const betSaid = (now: Disclosure, won: number, at: number): Disclosure => {
  if (!now.game) return now
  const early = Math.min(now.round?.early ?? 0, won)
  const until = at + speakingVendorMs
  return {
    ...now,
    game: { says: 'bet' },
    round: { isPaid: early > 0, isRevealed: false, early: 0 },
    hidden: [...now.hidden.map((one) => ({ ...one, until })), { won: won - early, since: at, until }],
  }
}

/**
 * The game shows a round that was decided before this page was there. `before`: the balance that was shown then, and since when; undefined when nobody
 * knows, as after the page was closed.
 */
export const roundResumed = (
  now: Disclosure,
  before: { shown: number; since: number } | undefined,
  at: number,
): Disclosure => {
  if (!now.game) return now
  const { balance } = now
  const won = before && balance !== undefined ? balance - before.shown : 0
  const stood = balance === undefined ? before?.shown : undefined
  return {
    ...now,
    game: { says: 'bet' },
    round: { isPaid: true, isRevealed: false, early: 0, stood },
    hidden: [{ won, since: before?.since ?? at, until: at + speakingVendorMs }],
  }
}

/** The game has shown all that was decided until now. */
export const revealSaid = (now: Disclosure, at: number): Disclosure => {
  if (!now.game) return now
  const game: GameWords = now.game.says === 'nothing' ? { says: 'revealed' } : now.game
  if (!now.round || now.round.isPaid) return { ...now, game, round: undefined, hidden: [] }
  const hidden = now.hidden.map((one) => ({ ...one, until: Math.min(one.until, at + lateMoneyMs) }))
  return { ...now, game, round: { ...now.round, isRevealed: true }, hidden }
}

/** The balance as the server says it. `isPlay`: moved by a game, or nobody knows by what. */
export const balanceSaid = (now: Disclosure, balance: number, isPlay: boolean, at: number): Disclosure => {
  const won = balance - (now.balance ?? balance)
  const next = { ...now, balance }
  if (now.round?.stood !== undefined) {
    const [{ since, until } = { since: at, until: at }] = now.hidden
    const hidden = [{ won: balance - now.round.stood, since, until }]
    return { ...next, round: { ...now.round, stood: undefined }, hidden }
  }
  if (!now.game || !isPlay) return next
  if (now.round?.isRevealed) return { ...next, round: undefined, hidden: [] }
  if (now.game.says === 'bet') {
    if (won === 0 || (!now.round && won > 0)) return next
    const early = (now.round?.early ?? 0) + (now.round ? 0 : -won)
    const until = at + (early > 0 ? lateMoneyMs : speakingVendorMs)
    const hidden = [...now.hidden, { won: now.round ? won : 0, since: at, until }]
    return { ...next, round: { isPaid: true, isRevealed: false, early }, hidden }
  }
  if (won === 0) return next
  if (now.placing !== undefined) return { ...next, placing: now.placing + won }
  // Stakes beside a draw are of the next round.
  if (now.game.says === 'draw' && won < 0) return next
  // A stake shows at once, and a result follows it; what is won does not.
  const willReveal = now.game.says === 'revealed' && (won < 0 || now.hidden.length > 0)
  const until = at + (willReveal ? speakingVendorMs : silentVendorMs)
  return { ...next, hidden: [...now.hidden, { won: Math.max(0, won), since: at, until }] }
}

export const timePassed = (now: Disclosure, at: number): Disclosure => {
  const hidden = now.hidden.filter(({ until }) => until > at)
  if (hidden.length === now.hidden.length) return now
  return hidden.length > 0 ? { ...now, hidden } : { ...now, round: undefined, hidden }
}

export const shownBalance = ({ balance, hidden, placing = 0 }: Disclosure): number | undefined =>
  balance === undefined ? undefined : balance - placing - hidden.reduce((sum, { won }) => sum + won, 0)
/** Since when results are held back, or undefined when everything is shown. */
export const hiddenSince = ({ hidden }: Disclosure): number | undefined =>
  hidden.length > 0 ? Math.min(...hidden.map(({ since }) => since)) : undefined
export const nextChange = ({ hidden }: Disclosure): number | undefined =>
  hidden.length > 0 ? Math.min(...hidden.map(({ until }) => until)) : undefined
