import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { siteOption } from '../../shared/support/site-option.ts'

export function TermsDialog({ close }: { close: () => void }) {
  const say = useText('main')
  const { data } = useQuery(siteOption)
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('terms.title')}
      closeLabel={useText('common')('action.close')}
      size="md"
    >
      <ul className="grid list-disc gap-3 pl-5 text-text-2 leading-relaxed">
        <li>{say('terms.choose')}</li>
        {data && (
          <>
            <li>{say('terms.first', { percent: data.bonusFirstPercent })}</li>
            <li>{say('terms.daily', { percent: data.bonusDailyPercent })}</li>
          </>
        )}
        <li>{say('terms.day')}</li>
        <li>{say('terms.wagering')}</li>
      </ul>
    </Modal>
  )
}
