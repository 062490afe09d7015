import type { ReactNode } from 'react'

/** `id`: one toast of that id at a time; a later one takes its place. */
type Extra = { id?: string; note?: ReactNode; action?: { label: string; onClick: () => void } }

// The toaster comes with the first toast, so that no route carries it.
const sonner = () => import('sonner')

/** Says what has happened. An error stays until it is closed; the rest go after 4 s. */
export const toast = {
  ok: (text: string, { id, note, action }: Extra = {}) =>
    void sonner().then((s) => s.toast.success(text, { id, description: note, action })),
  note: (text: string, { id, note, action }: Extra = {}) =>
    void sonner().then((s) => s.toast(text, { id, description: note, action })),
  error: (text: string, { id, note, action }: Extra = {}) =>
    void sonner().then((s) =>
      s.toast.error(text, { id, description: note, action, duration: Number.POSITIVE_INFINITY, closeButton: true }),
    ),
  dismiss: (id: string) => void sonner().then((s) => s.toast.dismiss(id)),
}
