/** They come together, when one of them is opened. */
export { ConfirmAct } from './confirm-act.tsx'
export { EditEmployee } from './edit-employee.tsx'
export { HandedPassword } from './handed-password.tsx'
export { NewEmployee } from './new-employee.tsx'
