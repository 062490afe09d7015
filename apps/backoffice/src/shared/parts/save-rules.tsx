import { notifications } from '@mantine/notifications'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { SaveWithReason } from './save-with-reason.tsx'

/** `requestId`: another of the staff confirms it first. */
type Save<B> = {
  isPending: boolean
  mutate: (
    input: { body: B },
    options: { onSuccess: (answer: { requestId: number | null }) => void; onSettled: () => void },
  ) => void
}
type SaveRulesProps<B> = {
  label: string
  /** From when on they are in force. */
  note: string
  save: Save<B>
  /** Undefined: something in the form is wrong. */
  bodyOf: ((reason: string) => B) | undefined
  /** Buttons before it. */
  children?: ReactNode
}

/** The foot of a form of rules that may ask another of the staff: saves after asking why. */
export const SaveRules = <B,>({ label, note, save, bodyOf, children }: SaveRulesProps<B>) => {
  const t = useText('office')
  return (
    <SaveWithReason
      label={label}
      note={note}
      isDisabled={!bodyOf}
      isBusy={save.isPending}
      onSave={(reason, close) =>
        bodyOf &&
        save.mutate(
          { body: bodyOf(reason) },
          {
            onSuccess: ({ requestId }) => requestId !== null && notifications.show({ message: t('second.asked') }),
            onSettled: close,
          },
        )
      }
    >
      {children}
    </SaveWithReason>
  )
}
