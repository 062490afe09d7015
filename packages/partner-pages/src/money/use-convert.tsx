import { lazy, type ReactNode, Suspense, useState } from 'react'

const ConvertDialog = lazy(() => import('./convert-dialog.tsx').then((m) => ({ default: m.ConvertDialog })))

/** The window that turns commission into cash; it comes when it is opened. */
export const useConvert = (): { open: () => void; dialog: ReactNode } => {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <ConvertDialog close={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
