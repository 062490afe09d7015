import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { SessionShown } from '../../../../src/play/play-shapes.ts'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { postBet, postToOperator } from '../../frame/operator-window.ts'
import type { GameView } from '../game/game-view.ts'
import { gameViews } from '../game/game-views.ts'
import { latestMoney, type MoneyShown } from '../store/money.ts'
import type { TableLink } from '../store/table-link.ts'
import { TableStore } from '../store/table-store.ts'
import { reopenedOf } from '../stream/late-stream.ts'

export type OpenTable = { said: TableSaid; store: TableStore; view: GameView | undefined }

/** The tables that this page sits at, one or two, and the player's money: what the table said that spoke last. */
export function useTables(link: TableLink, session: SessionShown, first: TableSaid) {
  const [begun] = useState<MoneyShown>(() => ({ balance: session.balance, balanceAt: 0, net: session.net }))
  const wallet = useRef(begun)
  const holding = useRef(new Set<string>()).current
  const make = (said: TableSaid): OpenTable => {
    const { code } = said
    const store = new TableStore(link, code, wallet.current, {
      asks: (amount) => {
        holding.add(code)
        postBet(amount, session.lobbyUrl)
      },
      revealed: () => {
        holding.delete(code)
        if (holding.size === 0) postToOperator('maru:revealed', session.lobbyUrl)
      },
      moved: () => postToOperator('maru:balance-changed', session.lobbyUrl),
    })
    return { said, store, view: undefined }
  }
  const [tables, setTables] = useState<readonly OpenTable[]>(() => [make(first)])

  const open = useRef(new Map<string, () => void>()).current
  const codes = tables.map(({ said }) => said.code).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes say which tables are open
  useEffect(() => {
    const opened = new Set(open.keys())
    for (const { said, store } of tables) {
      opened.delete(said.code)
      if (open.has(said.code)) continue
      open.set(said.code, store.open())
      void gameViews[said.game]?.().then((view) =>
        setTables((before) => before.map((table) => (table.store === store ? { ...table, view } : table))),
      )
    }
    for (const code of opened) {
      open.get(code)?.()
      open.delete(code)
    }
  }, [codes])
  useEffect(() => {
    return () => {
      for (const close of open.values()) close()
      open.clear()
    }
  }, [open])

  const { money, isEnded } = useWallet(tables, wallet)
  const describe = async (code: string) => make({ ...(await link.call(code, 'describe', {})), kind: 'table' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of a page that loaded itself anew
  useEffect(() => {
    const [own, beside] = reopenedOf(location.hash)?.codes ?? []
    const reopen = async () => {
      if (own && own !== first.code) {
        const moved = await describe(own).catch(() => undefined)
        if (moved) setTables([moved])
      }
      const other = beside ? await describe(beside).catch(() => undefined) : undefined
      if (other) setTables((before) => [...before.slice(0, 1), other])
    }
    void reopen()
  }, [])
  return {
    tables,
    money,
    isEnded,
    async moveTo(index: number, code: string) {
      const next = await describe(code).catch(() => undefined)
      if (next) setTables((before) => before.map((table, at) => (at === index ? next : table)))
    },
    async openBeside(code: string) {
      const next = await describe(code).catch(() => undefined)
      if (next) setTables((before) => [...before.slice(0, 1), next])
    },
    close: (index: number) => setTables((before) => before.filter((_, at) => at !== index)),
  }
}

function useWallet(tables: readonly OpenTable[], wallet: { current: MoneyShown }) {
  const source = useMemo(() => {
    let shown = { money: wallet.current, isEnded: false }
    const before = tables.map(({ store }) => store.state().money)
    return {
      subscribe(listener: () => void) {
        const stops = tables.map(({ store }, index) =>
          store.subscribe(() => {
            const { money, isEnded } = store.state()
            const changed = money !== before[index]
            before[index] = money
            if (changed) wallet.current = latestMoney(wallet.current, money)
            if (changed || isEnded !== shown.isEnded)
              shown = { money: wallet.current, isEnded: isEnded || shown.isEnded }
            listener()
          }),
        )
        return () => {
          for (const stop of stops) stop()
        }
      },
      read: () => shown,
    }
  }, [tables, wallet])
  return useSyncExternalStore(source.subscribe, source.read)
}
