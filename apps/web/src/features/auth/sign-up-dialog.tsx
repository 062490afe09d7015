import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { lazy, Suspense } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { FormSkeleton } from './form-skeleton.tsx'

const SignUpForm = lazy(() => import('./sign-up-form.tsx').then((m) => ({ default: m.SignUpForm })))

export function SignUpDialog({ close }: { close: () => void }) {
  const say = useText('auth')
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('signup.title')}
      note={say('signup.note')}
      closeLabel={useText('common')('action.close')}
      size="lg"
    >
      <Suspense fallback={<FormSkeleton rows={[2, 2, 2, 2]} hasHints />}>
        <SignUpForm onDone={(answer) => openDialog({ kind: 'signup-complete', ...answer })} />
      </Suspense>
    </Modal>
  )
}
