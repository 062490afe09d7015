import { useText } from '@maru/i18n/react'
import { Sheet } from '@maru/ui/sheet.tsx'
import { Why } from './why.tsx'

/** The calculation over the list, where there is no room beside it. */
export function WhySheet({ betIdx, close }: { betIdx: string; close: () => void }) {
  const say = useText('partner')
  const sayCommon = useText('common')
  return (
    <Sheet
      open
      side="bottom"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={say('why.title')}
      closeLabel={sayCommon('action.close')}
      className="bg-surface-2!"
    >
      <Why betIdx={betIdx} />
    </Sheet>
  )
}
