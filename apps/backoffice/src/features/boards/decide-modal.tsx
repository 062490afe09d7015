import { useText } from '@maru/i18n/react'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useDecide } from './calls/boards.ts'

type Props = {
  act: 'show' | 'hide'
  posts: number[]
  comments: number[]
  onClose: () => void
  onDone?: () => void
}

/** Asks why before texts are shown or hidden. */
export const DecideModal = ({ act, posts, comments, onClose, onDone }: Props) => {
  const say = useText('office-boards')
  const decide = useDecide()
  const presets =
    act === 'hide' ? [say('reason.spam'), say('reason.personal'), say('reason.abuse')] : [say('reason.fine')]
  return (
    <ReasonModal
      title={say(act === 'hide' ? 'decide.hide' : 'decide.show', { count: posts.length + comments.length })}
      note={say(act === 'hide' ? 'decide.hideNote' : 'decide.showNote')}
      presets={presets}
      confirmLabel={say(act === 'hide' ? 'act.hide' : 'act.show')}
      isGood={act === 'show'}
      isBusy={decide.isPending}
      onConfirm={(reason) =>
        decide.mutate(
          { body: { act, posts, comments, reason } },
          {
            onSuccess: () => {
              onDone?.()
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
