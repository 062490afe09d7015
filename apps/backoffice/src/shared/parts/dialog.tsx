import { type DrawerProps, Drawer as MantineDrawer, Modal as MantineModal, type ModalProps } from '@mantine/core'
import { useDialogOrder } from './use-dialog-order.ts'

/** Mantine's, but several may lie over each other: only the top one is reached by readers and keys, and Escape closes it alone. */
export const Modal = ({ closeOnEscape = true, ...props }: ModalProps) => {
  const isCovered = useDialogOrder(props.opened)
  return <MantineModal {...props} inert={isCovered} closeOnEscape={closeOnEscape && !isCovered} />
}

/** The same, from the side. */
export const Drawer = ({ closeOnEscape = true, ...props }: DrawerProps) => {
  const isCovered = useDialogOrder(props.opened)
  return <MantineDrawer {...props} inert={isCovered} closeOnEscape={closeOnEscape && !isCovered} />
}
