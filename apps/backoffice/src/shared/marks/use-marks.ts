import { useState } from 'react'

/** Rows marked to be handled together, of those on this page. */
export const useMarks = (shown: readonly number[]) => {
  const [all, setAll] = useState<ReadonlySet<number>>(new Set())
  const marked = shown.filter((id) => all.has(id))
  return {
    shown,
    marked,
    toggle: (id: number) =>
      setAll((was) => {
        const next = new Set(was)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    markAll: () => setAll(new Set(shown)),
    clear: () => setAll(new Set()),
  }
}
export type Marks = ReturnType<typeof useMarks>

export const markOf = (marks: Marks, id: number) => ({
  isOn: marks.marked.includes(id),
  toggle: () => marks.toggle(id),
})
