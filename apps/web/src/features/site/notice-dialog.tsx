import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { fullDay } from '../../shared/format/date.ts'
import { mainPage } from './calls/main.ts'

export function NoticeDialog({ close, idx }: { close: () => void; idx: number }) {
  const say = useText('common')
  const notice = useQuery(mainPage).data?.notices.find((one) => one.idx === idx)
  if (!notice) return null
  return (
    <Modal
      open
      onOpenChange={close}
      title={notice.title}
      note={fullDay(notice.createdAt)}
      closeLabel={say('action.close')}
      size="md"
    >
      <p className="whitespace-pre-line text-text-2 leading-relaxed">{notice.text}</p>
    </Modal>
  )
}
