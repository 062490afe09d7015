import { upload } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

export const useUploadPicture = () => useMutation({ mutationFn: (file: Blob) => upload('/api/board/picture', file) })
