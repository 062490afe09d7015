import { setTimeout as sleep } from 'node:timers/promises'
import { launchGame } from '@maru/contract'
import type { Ask } from '../ask.ts'
import type { Browser } from '../clients/wire.ts'
import type { Server } from '../cluster.ts'
import { type Random, randomOf } from '../random.ts'
import type { Reported } from './evidence.ts'

export type Table = {
  seed: string
  name: string
  browser: Browser
  servers: readonly Server[]
  ask: Ask
  studioPort: number
  isClosing: () => boolean
  isOver: () => boolean
  report: (reported: Reported) => void
}

const UNDECIDED: readonly string[] = ['pending', 'busy', 'unknown']
const MOST_BUSY = 3
const GAMES = ['moonlit-koi', 'thunder-drum', 'baccarat', 'baccarat-no-commission'] as const

/** One member at a game of the studio: round after round, each press repeated with its key until its outcome is known. */
export const playStudio = async (table: Table): Promise<void> => {
  let secret = ''
  let game: (typeof GAMES)[number] = GAMES[0]
  for (let no = 0; !table.isClosing(); no++) {
    const random = randomOf(table.seed, `${table.name}/${no}`)
    if (secret === '' || random.chance(0.05)) {
      game = random.pick([...GAMES])
      secret = await launch(table, game, random)
      if (secret === '') {
        await sleep(random.between(100, 400))
        continue
      }
    }
    const bet = game.startsWith('baccarat') ? { [random.pick(['player', 'banker'])]: 10_000 } : { stake: 1_000 }
    if (!(await press(table, secret, random.uuid(), bet, random))) secret = ''
    await sleep(random.between(10, 120))
  }
}

/** The secret of the page; empty where the launch failed. */
export const launch = async (
  { browser, servers }: Pick<Table, 'browser' | 'servers'>,
  gameKey: string,
  random: Random,
  more: object = {},
): Promise<string> => {
  const body = { vendorKey: 'studio', gameKey, gameType: '', device: 'desktop', ...more }
  const reply = await browser.call(random.pick([...servers]), launchGame.path, body).catch(() => undefined)
  const address = reply?.resultCode === '0' ? String(reply.data.gameurl) : ''
  return URL.parse(address)?.searchParams.get('session') ?? ''
}

/** False where the session is over, or no answer came until the end. */
export const press = async (
  table: Table,
  secret: string,
  key: string,
  bet: object,
  random: Random,
): Promise<boolean> => {
  let busy = 0
  for (let attempt = 1; !table.isOver(); attempt++) {
    // Impatient fingers: the same press twice at once.
    const times = attempt === 1 && random.chance(0.1) ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => askRound(table, secret, key, bet)))
    const answer = answers.find(({ outcome }) => !UNDECIDED.includes(outcome))
    if (answer?.outcome === 'ended') return false
    // An earlier round is unfinished: this press made none, and the member goes to another game.
    if (answers.every(({ outcome }) => outcome === 'busy') && ++busy >= MOST_BUSY) return false
    if (answer) {
      table.report({ key, outcome: answer.outcome as Reported['outcome'], payout: answer.payout })
      return answer.reason !== 'session-ended'
    }
    await sleep(random.between(50, 200) * Math.min(attempt, 5))
  }
  return false
}

type Answer = {
  outcome: 'played' | 'refused' | 'undone' | 'pending' | 'busy' | 'unknown' | 'ended'
  payout?: number
  reason?: string
}

const askRound = async ({ ask, studioPort }: Table, secret: string, key: string, bet: object): Promise<Answer> => {
  const question = {
    path: '/play-api/round',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ key, bet }),
  }
  const reply = await ask(studioPort, question).catch(() => undefined)
  if (!reply || reply.status >= 500) return { outcome: 'unknown' }
  if (reply.status === 409) return { outcome: 'busy' }
  if (reply.status !== 200) return { outcome: 'ended' }
  const { outcome, reason, round } = JSON.parse(reply.body)
  return { outcome, reason, payout: round?.payout }
}
