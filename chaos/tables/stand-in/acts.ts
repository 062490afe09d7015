import { randomUUID } from 'node:crypto'
import type { WalletRequest } from '@maru/vendor-wallet'
import type pg from 'pg'
import type { Engine } from '../../../apps/studio/src/tables/engine/engine.ts'
import type { TableFlaw } from './flaws.ts'

const SLOW_MS = 1_200

/** Puts a flaw into what live tables work with. */
export const tableFlawActs: Record<TableFlaw, (engine: Engine) => Engine> = {
  'paid-twice': (engine) =>
    withWallet(engine, (wallet) => ({
      async call(name, request) {
        if (name !== 'win') return wallet.call(name, request)
        const win = request as WalletRequest<'win'>
        await wallet.call('win', { ...win, transaction_uuid: randomUUID(), round_closed: false })
        return wallet.call(name, request)
      },
    })),
  'payout-lost': (engine) =>
    withWallet(engine, (wallet) => ({
      async call(name, request) {
        if (name !== 'win') return wallet.call(name, request)
        const { user, request_uuid, currency } = request as WalletRequest<'win'>
        const answer = { status: 'RS_OK', user, request_uuid, currency, balance: 0 }
        return { isAnswered: true, answer } as Awaited<ReturnType<typeof wallet.call<typeof name>>>
      },
    })),
  'refunded-twice': (engine) => {
    const bets = new Map<string, WalletRequest<'bet'>>()
    return withWallet(engine, (wallet) => ({
      async call(name, request) {
        if (name === 'bet') {
          const bet = request as WalletRequest<'bet'>
          bets.set(bet.transaction_uuid, bet)
        }
        const reference = (request as WalletRequest<'rollback'>).reference_transaction_uuid
        const bet = name === 'rollback' ? bets.get(reference) : undefined
        if (bet)
          await wallet.call('win', { ...bet, transaction_uuid: randomUUID(), reference_transaction_uuid: reference })
        return wallet.call(name, request)
      },
    }))
  },
  'late-bets': (engine) => ({
    ...withQueries(engine, ({ text, values }) => ({
      text,
      values: text.includes('INSERT INTO studio.table_event')
        ? values.map((value, at) => (at === 2 ? null : value))
        : values,
    })),
    clock: { ...engine.clock, now: () => engine.clock.now() - SLOW_MS },
  }),
  'other-card': (engine) =>
    withQueries(engine, ({ text, values }) => ({
      text,
      values: text.includes('SET cards = $3, deal = $4, result = $5') ? otherDeal(values) : values,
    })),
  'left-open': (engine) =>
    withQueries(engine, ({ text, values }) => ({
      text: text.replace('SET is_finished = true', 'SET is_finished = false'),
      values,
    })),
}

/** The code, the round, its cards, how they are shown, and the result. */
const otherDeal = ([code, round, cards, deal, result, ...rest]: readonly unknown[]): unknown[] => {
  const own = cards as number[]
  const pocket = Number(result)
  if (own.length > 0) return [code, round, own.map((card) => (card + 1) % 52), deal, result, ...rest]
  return [code, round, cards, deal, Number.isNaN(pocket) ? result : String((pocket + 1) % 37), ...rest]
}

const withWallet = (engine: Engine, change: (wallet: Engine['wallet']) => Engine['wallet']): Engine => ({
  ...engine,
  wallet: change(engine.wallet),
})

type Asked = { text: string; values: readonly unknown[] }
type Query = (asked: unknown, values?: unknown) => unknown

/** Every statement, of the pool and of its connections, goes through `change`. */
const withQueries = (engine: Engine, change: (asked: Asked) => Asked): Engine => {
  const changed =
    (query: Query): Query =>
    (asked, values) => {
      if (typeof asked === 'string') {
        const { text, values: own } = change({ text: asked, values: (values as unknown[]) ?? [] })
        return query(text, own)
      }
      const whole = asked as Asked
      return query({ ...whole, ...change({ text: whole.text, values: whole.values ?? [] }) }, values)
    }
  const flawed = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (of, name) => {
        const value = Reflect.get(of, name)
        if (name === 'query') return changed((value as Query).bind(of))
        return typeof value === 'function' ? value.bind(of) : value
      },
    })
  const { db } = engine
  const pool = flawed(db)
  return {
    ...engine,
    db: new Proxy(pool, {
      get: (of, name) =>
        name === 'connect' ? async () => flawed((await db.connect()) as pg.PoolClient) : Reflect.get(of, name),
    }),
  }
}
