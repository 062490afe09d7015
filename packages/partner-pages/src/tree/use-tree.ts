import type { PartnerPeriod } from '@maru/contract'
import { partnerPeriods } from '@maru/contract/partner-terms'
import { createContext, use, useState } from 'react'
import { useHost } from '../host/host.ts'
import { useOpened } from '../parts/use-opened.ts'

export type TreeView = {
  period: PartnerPeriod
  search: string
  isOpen: (partnerId: number) => boolean
  toggle: (partnerId: number) => void
  closeAll: (() => void) | undefined
  /** Whose drawer is open. */
  chosen: number | undefined
  choose: (partnerId: number) => void
  leave: () => void
}

export const TreeContext = createContext<TreeView | undefined>(undefined)
export const useTreeView = (): TreeView => {
  const view = use(TreeContext)
  if (!view) throw new Error('a row of the tree stands inside a TreeContext')
  return view
}

/** Which branches are open, and what of them is looked at. */
export const useTree = (search: string): TreeView => {
  const host = useHost()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const { opened, open: openDrawer, close } = useOpened('open')
  const { search: address } = host
  const period = partnerPeriods.find((known) => known === address.period) ?? 'month'
  return {
    period,
    search,
    isOpen: (partnerId) => open.has(partnerId),
    toggle: (partnerId) =>
      setOpen((before) => {
        const next = new Set(before)
        if (!next.delete(partnerId)) next.add(partnerId)
        return next
      }),
    closeAll: open.size > 0 ? () => setOpen(new Set()) : undefined,
    chosen: Number(opened) || undefined,
    choose: (partnerId) => openDrawer(String(partnerId)),
    leave: close,
  }
}
