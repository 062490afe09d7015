import { useState } from 'react'
import { type View, views } from './table-grid.tsx'

const name = 'maru-table-view'

/** How a visitor looks at tables, kept on this device where there is storage. */
const stored = (): View => {
  try {
    return views.find((view) => view === localStorage.getItem(name)) ?? 'tiles'
  } catch {
    return 'tiles'
  }
}

export const useTableView = (): [View, (view: View) => void] => {
  const [view, setView] = useState(stored)
  const choose = (next: View): void => {
    setView(next)
    try {
      localStorage.setItem(name, next)
    } catch {
      // It lasts until the page is left.
    }
  }
  return [view, choose]
}
