import { setTimeout as sleep } from 'node:timers/promises'
import { type CashRow, cashDel, cashIn, cashList, cashOut, cashStatuses, getUserCash } from '@maru/contract'
import type { Observed, Operation } from '../history.ts'
import { type Person, WITHDRAWAL_PASSWORD } from '../people.ts'
import { type Random, randomOf } from '../random.ts'
import { type Arena, HASTY, PATIENT, persist, type Send } from './arena.ts'
import type { Answer, Browser } from './wire.ts'

const UNIT = 10_000

/** A member at the cash desk: deposits, withdrawals, cancellations, looks. */
export const visitDesk = async (arena: Arena, person: Person, browser: Browser, name: string): Promise<void> => {
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `${name}/${no}`)
    const noise = randomOf(arena.seed, `${name}/${no}/noise`)
    await sleep(random.between(50, 400))
    const what = random.pick([
      'deposit',
      'deposit',
      'withdrawal',
      'withdrawal',
      'withdrawal',
      'cancel',
      'look',
    ] as const)
    if (what === 'look') await look(arena, browser, noise)
    else if (what === 'cancel') await cancelOne(arena, person, browser, random, noise)
    else await requestOne(arena, person, browser, what, random, noise)
  }
}

const requestOne = async (
  arena: Arena,
  { memberId }: Person,
  browser: Browser,
  kind: 'deposit' | 'withdrawal',
  random: Random,
  noise: Random,
): Promise<void> => {
  const requestKey = random.uuid()
  const amount = UNIT * random.between(1, 3)
  const operation = arena.history.invoke({ kind, id: requestKey, memberId, amount })
  const path = kind === 'deposit' ? cashIn.path : cashOut.path
  const body = { amount, requestKey, ...(kind === 'deposit' ? {} : { cashOutPass: WITHDRAWAL_PASSWORD }) }
  const tries = random.chance(0.1) ? HASTY : PATIENT
  // A double click.
  const clicks = random.chance(0.2) ? 2 : 1
  const send: Send = async (server) =>
    guarded(operation, observedIn(await browser.call(server, path, body)), clicks > 1)
  await Promise.all(Array.from({ length: clicks }, () => persist(arena, noise, operation, tries, send)))
}

const observedIn = ({ resultCode, data }: Answer): Observed => ({
  outcome: resultCode === '0' ? 'acknowledged' : 'refused',
  said: resultCode,
  ...(typeof data.cashIdx === 'number' ? { cashIdx: data.cashIdx } : {}),
  ...(typeof data.cashAmt === 'number' ? { balance: data.cashAmt } : {}),
})

const cancelOne = async (
  arena: Arena,
  { memberId }: Person,
  browser: Browser,
  random: Random,
  noise: Random,
): Promise<void> => {
  const listed = await browser.call(noise.pick(arena.servers), cashList.path, { page: 1 }).catch(() => undefined)
  const open = ((listed?.data.list ?? []) as CashRow[]).filter(({ status }) => status === cashStatuses.applied)
  if (open.length === 0) return
  const { cashIdx, amount } = random.pick(open)
  const operation = arena.history.invoke({ kind: 'cancel', id: String(cashIdx), memberId, amount, cashIdx })
  await persist(arena, noise, operation, PATIENT, async (server) =>
    guarded(operation, observedIn(await browser.call(server, cashDel.path, { what: 'cancel', cashIdx: [cashIdx] }))),
  )
}

/**
 * A no of the cash desk is about that moment, and not kept: once another try went unanswered, or is under way beside this one, it does not
 * say what becomes of that one.
 */
export const guarded = (operation: Operation, observed: Observed, isBesideAnother = false): Observed =>
  observed.outcome === 'refused' && (isBesideAnother || operation.attempts > 0)
    ? { ...observed, outcome: 'unknown', isLastWord: true }
    : observed

const look = async (arena: Arena, browser: Browser, noise: Random): Promise<void> => {
  await browser.call(noise.pick(arena.servers), getUserCash.path, {}).catch(() => undefined)
}

/** What the member's own page says; undefined where nobody answers. */
export const cashOnPage = async (
  browser: Browser,
  server: Parameters<Browser['call']>[0],
): Promise<number | undefined> => {
  const reply = await browser.call(server, getUserCash.path, {}).catch(() => undefined)
  return reply?.resultCode === '0' ? Number(reply.data.balance) : undefined
}
