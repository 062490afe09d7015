import { ModalActions } from '@maru/ui/modal.tsx'
import type { ReactNode } from 'react'

export const DialogTitle = ({ children }: { children: ReactNode }) => (
  <p className="font-bold text-18 leading-snug">{children}</p>
)

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <ModalActions className="mt-1! w-full">{children}</ModalActions>
)
