export { companyList, facilityList } from '@washcoat/contract-entities';
