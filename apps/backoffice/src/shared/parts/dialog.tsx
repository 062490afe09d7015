import { type DrawerProps, Drawer as MantineDrawer, Modal as MantineModal, type ModalProps } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useDialogOrder } from './use-dialog-order.ts'

/** Mantine's, but several may lie over each other: only the top one is reached by readers and keys, and Escape closes it alone. Its cross has a name. */
export const Modal = (props: ModalProps) => <MantineModal {...props} {...useDialog(props)} />

/** The same, from the side. */
export const Drawer = (props: DrawerProps) => <MantineDrawer {...props} {...useDialog(props)} />

const useDialog = ({ opened, closeOnEscape = true }: Pick<ModalProps, 'opened' | 'closeOnEscape'>) => {
  const t = useText('office')
  const isCovered = useDialogOrder(opened)
  return {
    inert: isCovered,
    closeOnEscape: closeOnEscape && !isCovered,
    closeButtonProps: { 'aria-label': t('act.close') },
  }
}
