import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { SignUpForm } from './sign-up-form.tsx'

export function SignUpDialog({ close }: { close: () => void }) {
  const say = useText('auth')
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('signup.title')}
      note={say('signup.note')}
      closeLabel={useText('common')('action.close')}
      size="md"
    >
      <SignUpForm onDone={(answer) => openDialog({ kind: 'signup-complete', ...answer })} />
    </Modal>
  )
}
