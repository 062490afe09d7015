import { setTimeout as sleep } from 'node:timers/promises'
import { type AdminCashRow, adminCashList, cashStatuses } from '@maru/contract'
import { totpCode } from '../../apps/server/src/modules/identity/index.ts'
import { Unanswered } from '../ask.ts'
import type { Server } from '../cluster.ts'
import type { Observed } from '../history.ts'
import { type Clerk, STAFF_PASSWORD } from '../people.ts'
import { randomOf } from '../random.ts'
import { type Arena, persist } from './arena.ts'
import { guarded } from './member.ts'

/** Patience with one request: another clerk may have it by then. */
const TRIES = 40

/** A clerk who takes open requests in hand and decides them. Several at once fall over each other's feet, as they should. */
export const keepDesk = async (arena: Arena, clerk: Clerk, office: Office, name: string): Promise<void> => {
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `${name}/${no}`)
    const noise = randomOf(arena.seed, `${name}/${no}/noise`)
    await sleep(random.between(30, 250))
    const open = await office.openRequests(noise.pick(arena.servers)).catch(() => [])
    if (open.length === 0) continue
    // The oldest, mostly, so that two clerks meet.
    const { cashIdx, memberId, amount, status } = open[
      random.chance(0.6) ? 0 : random.between(0, open.length - 1)
    ] as AdminCashRow
    const act = async (kind: 'wait' | 'approve' | 'reject') => {
      const path = `/admin/api/cash-requests/${cashIdx}/${kind}`
      const body = kind === 'reject' ? { reason: 'not ours' } : {}
      const press = async () => {
        const about = { kind, id: String(cashIdx), cashIdx, memberId, amount, by: clerk.loginId }
        const operation = arena.history.invoke(about)
        await persist(arena, noise, operation, TRIES, async (server) =>
          guarded(operation, observedIn(await office.ask(server, 'POST', path, body))),
        )
      }
      await Promise.all(random.chance(0.15) ? [press(), press()] : [press()])
    }
    if (status === cashStatuses.applied) await act('wait')
    await sleep(random.between(0, 80))
    await act(random.chance(0.7) ? 'approve' : 'reject')
  }
}

const observedIn = ({ status, json }: { status: number; json: { code?: string } }): Observed => ({
  outcome: status === 200 ? 'acknowledged' : 'refused',
  said: status === 200 ? 'done' : String(json.code ?? status),
})

/** A clerk's browser in the back office. */
export const officeOf = (arena: Arena, { loginId, totpSecret }: Clerk) => {
  let cookie = ''
  let turnedAway = 0
  let usedStep = 0

  const ask = async (server: Server, method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { 'x-requested-with': 'maru-office', ...(cookie === '' ? {} : { cookie }) }
    const text = body === undefined ? undefined : JSON.stringify(body)
    const reply = await arena.ask(server.adminDoor, { method, path, headers, body: text })
    if (reply.status >= 500 || reply.status === 429) throw new Unanswered(`HTTP ${reply.status}`)
    return { ...reply, json: JSON.parse(reply.body || '{}') }
  }
  /** A code is good once, and by the clock of the server that is asked. */
  const logIn = async (server: Server): Promise<void> => {
    const now = new Date(arena.now?.() ?? Date.now() + server.aheadMs)
    const step = Math.floor(now.getTime() / 30_000)
    if (step <= usedStep) throw new Unanswered('no new code yet')
    const typed = { loginId, password: STAFF_PASSWORD, totp: totpCode(totpSecret, now) }
    const reply = await ask(server, 'POST', '/admin/api/login', typed)
    const set = reply.headers['set-cookie']?.[0]
    // Taken, by a try whose answer was lost perhaps: the next one comes in half a minute.
    if (reply.status !== 200 || !set) usedStep = step
    if (reply.status !== 200 || !set) throw new Unanswered('not logged in')
    cookie = set.split(';')[0] ?? ''
    turnedAway = 0
  }
  const office = {
    enter: logIn,
    async ask(server: Server, method: 'GET' | 'POST', path: string, body?: object) {
      if (cookie === '') await logIn(server)
      const reply = await ask(server, method, path, body)
      if (reply.status !== 401) {
        turnedAway = 0
        return reply
      }
      // As a member's session: run out by one clock only, perhaps.
      if (++turnedAway >= 20) cookie = ''
      throw new Unanswered('HTTP 401')
    },
    async openRequests(server: Server): Promise<AdminCashRow[]> {
      const { status, json } = await office.ask(server, 'GET', adminCashList.path)
      return status === 200 ? (json.rows ?? []) : []
    },
  }
  return office
}
export type Office = ReturnType<typeof officeOf>
