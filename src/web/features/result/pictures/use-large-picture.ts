import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ROUTES } from '../../../../contract/routes.ts'
import { call } from '../../../lib/api.ts'

/** A few are kept for who goes back; each has up to half a megabyte. */
const KEPT_MS = 60_000

/** A picture as large as the book's file has it, fetched once it is wanted; `address` is undefined until it is there. */
export function useLargePicture(id: string, number: number) {
  const { data, error } = useQuery({
    queryKey: [ROUTES.largePicture.path, id, number],
    queryFn: async ({ signal }) =>
      await (await call('largePicture', { params: { id, number: String(number) }, signal })).blob(),
    gcTime: KEPT_MS,
  })
  const address = useMemo(() => data && URL.createObjectURL(data), [data])
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address])
  return { address, error }
}
