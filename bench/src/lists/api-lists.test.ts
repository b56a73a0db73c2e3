import { API_LISTS, allMeasuredRequests, isMeasured } from './api-lists';

const requests = allMeasuredRequests(1);

it.each(API_LISTS)('%s, a list of the API, is measured', (name) => {
  expect(isMeasured(name, requests)).toBe(true);
});

it('asks for rows of their own where a path names one', () => {
  expect(requests.filter(({ path }) => /\/:[a-z]/i.test(path))).toEqual([]);
});
