type Extra = { note?: string; action?: { label: string; onClick: () => void } }

// The toaster comes with the first toast, so that no route carries it.
const sonner = () => import('sonner')

/** Says what has happened. An error stays until it is closed; the rest go after 4 s. */
export const toast = {
  ok: (text: string, { note, action }: Extra = {}) =>
    void sonner().then((s) => s.toast.success(text, { description: note, action })),
  note: (text: string, { note, action }: Extra = {}) =>
    void sonner().then((s) => s.toast(text, { description: note, action })),
  error: (text: string, { note, action }: Extra = {}) =>
    void sonner().then((s) =>
      s.toast.error(text, { description: note, action, duration: Number.POSITIVE_INFINITY, closeButton: true }),
    ),
}
