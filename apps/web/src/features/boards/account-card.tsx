import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { navigate } from '../../shared/navigation/index.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useSavePost } from './calls/save-post.ts'
import { WalletIcon } from './icons.tsx'

/** Asks for the account to send deposits to, with one press and without words. */
export function AccountCard({ minutes }: { minutes: number | null | undefined }) {
  const say = useText('boards')
  const notifyProblem = useNotifyProblem()
  const ask = useSavePost()
  return (
    <Card>
      <div className="flex items-center gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-card bg-accent-tint text-accent">
          <WalletIcon />
        </span>
        <div className="min-w-0">
          <b className="font-bold">{say('account.title')}</b>
          <p className="text-13 text-text-3">
            {minutes ? say('account.noteMinutes', { minutes }) : say('account.note')}
          </p>
        </div>
      </div>
      <Button
        kind="filled"
        size="lg"
        full
        className="mt-3.5"
        busy={ask.isPending}
        onClick={() =>
          ask.mutate(
            { boardType: 'qna', category: 'bankaccount' },
            {
              onSuccess: ({ boardIdx }) => {
                notify.ok(say('account.asked'))
                navigate({ to: 'qnaRead', params: { boardIdx: String(boardIdx) } })
              },
              onError: notifyProblem,
            },
          )
        }
      >
        {say('account.ask')}
      </Button>
    </Card>
  )
}
