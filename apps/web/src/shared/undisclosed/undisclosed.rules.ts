/** A vendor that never says "revealed" is followed after this time. */
export const silentVendorMs = 15_000
/** One that says it is waited for: free spins take minutes. Longer means that its page has failed. */
export const speakingVendorMs = 10 * 60_000
/** The game and the server speak over different ways: by so much may one of them be ahead of the other. */
export const lateMoneyMs = 3_000
/** A stake whose answer takes longer is shown as the balance has it. */
export const slowAnswerMs = 8_000

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
  placing?: Placing | undefined
}
/**
 * Stakes on rounds that the site draws itself are being placed, or taken back. `moved`: what the balance has changed by since the first was sent, of which nobody knows how much is
 * the stakes until all are answered: a draw that begins or ends meanwhile may have paid, too. So none of it is shown.
 */
type Placing = { waiting: number; staked: number; moved: number; until: number }
/** `stood`: of a round that began before this page did, what was shown of the balance; until the server has said the balance. */
type Round = { isPaid: boolean; isRevealed: boolean; early: number; stood?: number | undefined }

export const nothingHidden: Disclosure = { balance: undefined, game: undefined, round: undefined, hidden: [] }

export const gameOpened = (now: Disclosure, game: GameWords): Disclosure => ({
  ...now,
  game,
  round: undefined,
  hidden: [],
  placing: game.says === 'draw' ? now.placing : undefined,
})
/** Leaving a game shows everything but what is being placed. */
export const gameLeft = (now: Disclosure): Disclosure => ({ ...now, game: undefined, round: undefined, hidden: [] })

/** A stake on a round of the site is sent, or taken back, whether or not a draw is shown: one may be by the time of the answer. */
export const stakeSent = (now: Disclosure, at: number): Disclosure => {
  if (now.game && now.game.says !== 'draw') return now
  const { waiting, staked, moved } = now.placing ?? { waiting: 0, staked: 0, moved: 0 }
  return { ...now, placing: { waiting: waiting + 1, staked, moved, until: at + slowAnswerMs } }
}

/** `staked`: what was accepted, below zero for what was given back. It shows at once; what a draw that is shown has paid waits for it. */
export const stakeAnswered = (now: Disclosure, staked: number, at: number): Disclosure => {
  if (!now.placing) return now
  const placing = { ...now.placing, waiting: now.placing.waiting - 1, staked: now.placing.staked + staked }
  return placing.waiting > 0 ? { ...now, placing } : placed({ ...now, placing }, at)
}

/** Nothing is being placed any more. Money that has gone beyond the stakes went for something else, and shows. */
const placed = ({ placing, ...now }: Disclosure, at: number): Disclosure => {
  const won = placing && now.game ? Math.max(0, placing.moved + placing.staked) : 0
  return won === 0 ? now : { ...now, hidden: [...now.hidden, { won, since: at, until: at + silentVendorMs }] }
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
  if (now.placing && isPlay) return { ...next, placing: { ...now.placing, moved: now.placing.moved + won } }
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
  // Stakes beside a draw are of the next round.
  if (now.game.says === 'draw' && won < 0) return next
  // A stake shows at once, and a result follows it; what is won does not.
  const willReveal = now.game.says === 'revealed' && (won < 0 || now.hidden.length > 0)
  const until = at + (willReveal ? speakingVendorMs : silentVendorMs)
  return { ...next, hidden: [...now.hidden, { won: Math.max(0, won), since: at, until }] }
}

export const timePassed = (then: Disclosure, at: number): Disclosure => {
  const now = then.placing && then.placing.until <= at ? placed(then, at) : then
  const hidden = now.hidden.filter(({ until }) => until > at)
  if (hidden.length === now.hidden.length) return now
  return hidden.length > 0 ? { ...now, hidden } : { ...now, round: undefined, hidden }
}

export const shownBalance = ({ balance, hidden, placing }: Disclosure): number | undefined =>
  balance === undefined ? undefined : balance - (placing?.moved ?? 0) - hidden.reduce((sum, { won }) => sum + won, 0)
/** Since when results are held back, or undefined when everything is shown. */
export const hiddenSince = ({ hidden }: Disclosure): number | undefined =>
  hidden.length > 0 ? Math.min(...hidden.map(({ since }) => since)) : undefined
export const nextChange = ({ hidden, placing }: Disclosure): number | undefined => {
  const instants = [...hidden.map(({ until }) => until), ...(placing ? [placing.until] : [])]
  return instants.length > 0 ? Math.min(...instants) : undefined
}
