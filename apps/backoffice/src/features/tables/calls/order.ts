import { notifications } from '@mantine/notifications'
import {
  type AdminAnswerOf,
  auditLog,
  type DealOrder,
  type DeskTableOrder,
  dealOrder,
  tableChat,
  tableCommand,
  tableDeal,
  tableDesk,
  tableLimits,
  tableLimitsChange,
  tableOwed,
  tableReport,
  tableShifts,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useRef } from 'react'
import { useAct } from '../../../shared/call/use-call.ts'
import { useMay } from '../../../shared/staff/me.ts'
import { refusalWords } from '../table-words.ts'

type Ordered = AdminAnswerOf<typeof tableCommand>
type Named = { vendorKey: string; gameKey: string }
const touched = [tableDesk, tableChat, tableReport, tableLimits, tableOwed, tableShifts, auditLog]

/** Gives orders to a table. One that was not answered keeps its id, so that giving it again does it once. */
export const useOrder = ({ vendorKey, gameKey }: Named) => {
  const t = useText('office')
  const may = useMay()
  const open = useRef<{ text: string; commandId: string }>(undefined)
  const afterAnswer = (_: unknown, { outcome, reason }: Ordered) => {
    if (outcome !== 'pending') open.current = undefined
    if (outcome === 'pending') notifications.show({ color: 'orange', message: t('tables.pending') })
    if (outcome === 'refused')
      notifications.show({ color: 'red', message: t(reason ? refusalWords[reason] : 'tables.refused') })
    if (outcome === 'asked') notifications.show({ message: t('tables.void-asked') })
  }
  const act = useAct(tableCommand, touched, afterAnswer)
  const limit = useAct(tableLimitsChange, touched, afterAnswer)
  const deal = useAct(tableDeal, touched, afterAnswer)
  const isBusy = act.isPending || limit.isPending || deal.isPending
  const give = (
    order: DeskTableOrder,
    onSettled?: (answer?: Ordered) => void,
    onError = (_: unknown): void => {},
  ): void => {
    if (isBusy) return
    const text = JSON.stringify(order)
    if (open.current?.text !== text) open.current = { text, commandId: crypto.randomUUID() }
    const { commandId } = open.current
    const params = { vendorKey, gameKey }
    const choice = { ...(onSettled ? { onSettled } : {}), onError }
    if (order.kind === 'limits') limit.mutate({ params, body: { commandId, places: order.places } }, choice)
    else if (isDealt(order) && (order.kind !== 'void' || !may('tables.run')))
      deal.mutate({ params, body: { commandId, order } }, choice)
    else act.mutate({ params, body: { commandId, order } }, choice)
  }
  return { give, isBusy }
}

const isDealt = (order: DeskTableOrder): order is DealOrder => dealOrder.safeParse(order).success
