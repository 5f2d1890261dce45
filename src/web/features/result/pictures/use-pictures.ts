import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { BookPictures, KeptPicture } from '../../../../contract/pictures.ts'
import { ROUTES } from '../../../../contract/routes.ts'
import { call, callJson } from '../../../lib/api.ts'

export type ShownPicture = KeptPicture & { address: string }

/** The pictures of a book with addresses of their thumbnails, all of which come in one answer; fetched once they are wanted. */
export function usePictures(id: string, wanted: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: [ROUTES.pictures.path, id],
    queryFn: async ({ signal }) => {
      const [told, sheet] = await Promise.all([
        callJson<BookPictures>('pictures', { params: { id }, signal }),
        call('thumbnails', { params: { id }, signal }),
      ])
      return { ...told, bytes: await sheet.arrayBuffer() }
    },
    enabled: wanted,
    staleTime: Infinity,
  })
  const pictures = useMemo(
    () =>
      data?.pictures.map((picture): ShownPicture => {
        const { offset, length } = picture
        const bytes = new Blob([data.bytes.slice(offset, offset + length)], { type: 'image/webp' })
        return { ...picture, address: URL.createObjectURL(bytes) }
      }),
    [data],
  )
  useEffect(() => () => pictures?.forEach(({ address }) => URL.revokeObjectURL(address)), [pictures])
  return { pictures, more: data?.more ?? 0, error, data, refetch }
}
