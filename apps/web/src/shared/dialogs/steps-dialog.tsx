import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import type { ReactNode } from 'react'

export type Step = 'ready' | 'ing' | 'complete' | 'fail'

/** Where an act stands. */
export const stepOf = ({
  isPending,
  isSuccess,
  isError,
}: Record<'isPending' | 'isSuccess' | 'isError', boolean>): Step =>
  isPending ? 'ing' : isSuccess ? 'complete' : isError ? 'fail' : 'ready'

type Props = { step: Step; title: string; close: () => void; children: ReactNode }

/** An act that is ready, under way, complete or failed. While it is under way nothing closes it. */
export function StepsDialog({ step, title, close, children }: Props) {
  const say = useText('common')
  return (
    <Modal
      open
      onOpenChange={close}
      title={title}
      closeLabel={say('action.close')}
      hideTitle
      dismissable={step !== 'ing'}
    >
      <div data-state={step} className="grid justify-items-center gap-4 pt-3 text-center">
        {children}
      </div>
    </Modal>
  )
}
