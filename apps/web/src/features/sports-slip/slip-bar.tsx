import { useSlip } from '../../shared/sports/slip-store.ts'

/** On a narrow page: what is chosen, at the foot; the whole slip opens upwards. */
export function SlipBar() {
  const { selections } = useSlip()
  if (selections.length === 0) return null
  return <section className="rounded-card bg-surface-3 p-4.5">{selections.length}</section>
}
