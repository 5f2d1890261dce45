import { testShelfLeaks } from '../support/test-shelf-leaks.ts'

testShelfLeaks(30)
