import { expect, it } from 'vitest'
import { coverAddresses } from './cover.tsx'

it('takes the community’s cover, then the retailer’s, then the uploaded picture', () => {
  const community = { coverImageUrl: 'community.jpg' }
  const retailer = { coverImageUrl: 'retailer.jpg' }
  expect(coverAddresses({ openLibraryData: community, retailerData: retailer, coverImage: 'own.jpg' })).toEqual([
    'community.jpg',
    'retailer.jpg',
    'own.jpg',
  ])
  expect(coverAddresses({ openLibraryData: {}, retailerData: retailer, coverImage: 'own.jpg' })[0]).toBe('retailer.jpg')
  expect(coverAddresses({ coverImage: null })).toEqual([])
})
