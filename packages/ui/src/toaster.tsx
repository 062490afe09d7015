import { useSyncExternalStore } from 'react'
import { Toaster as Sonner } from 'sonner'
import { CheckGlyph, CloseGlyph, WarnGlyph } from './glyphs.tsx'
import { Spinner } from './spinner.tsx'

export { toast } from './toast.ts'

type Props = { label: string; closeLabel: string; offset?: number }

/**
 * Once per app, lazily: bottom centre at 600 or less, and at the top while a sheet stands there; top right above. `offset`: px from that edge, clear of its bar. `label` names
 * the region.
 */
export function Toaster({ label, closeLabel, offset = 24 }: Props) {
  const narrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
  return (
    <Sonner
      position={narrow ? 'bottom-center' : 'top-right'}
      duration={4000}
      visibleToasts={3}
      gap={8}
      offset={{ top: offset }}
      mobileOffset={{ bottom: offset }}
      containerAriaLabel={label}
      className={ABOVE_SHEET}
      icons={{
        success: <CheckGlyph className="text-ok" />,
        error: <WarnGlyph className="text-bad" />,
        loading: <Spinner />,
        close: <CloseGlyph size={16} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex w-[356px] max-w-[calc(100vw-32px)] items-center gap-3 rounded-card bg-surface-3 px-[18px] py-3.5 font-ui font-[550] text-14 text-text leading-[1.45] shadow-3',
          content: 'min-w-0 flex-1',
          description: 'mt-0.5 font-normal text-13 text-text-2',
          actionButton: 'shrink-0 font-[650] text-13 text-accent hover:text-accent-hover touch:min-h-11',
          closeButton:
            'order-last -mr-2 grid size-8 shrink-0 place-items-center rounded-chip text-text-3 hover:text-text touch:size-11',
          icon: 'shrink-0',
        },
      }}
    />
  )
}

// Toasts stand on the lower edge of their list, which has no height.
const ABOVE_SHEET =
  'max-tablet:[body:has([role$=dialog][data-state=open])_&]:top-[calc(12px+var(--front-toast-height))]! max-tablet:[body:has([role$=dialog][data-state=open])_&]:bottom-auto!'

const NARROW = '(max-width: 600px)'

function subscribe(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
