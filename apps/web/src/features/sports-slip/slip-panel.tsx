import { useSlip } from '../../shared/sports/slip-store.ts'

/** The slip beside the list. */
export function SlipPanel() {
  const { selections } = useSlip()
  return <section className="rounded-card bg-surface-2 p-4.5">{selections.length}</section>
}
