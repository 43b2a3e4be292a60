import {
  companySpread,
  eventAnalyticsRead,
  eventMoment,
  roleCount,
  seatedAtTable,
  seatedCompany,
  tableMix,
} from '../../schema/entities/analytics.ts';
import { objectFrom } from '../graphql/fromZod.ts';

objectFrom('EventMoment', eventMoment, { description: 'The counts at a moment.' });
objectFrom('RoleAnalytics', roleCount, { description: 'The number of people with a role.' });

const company = 'The name as one of them has it.';

objectFrom('CompanyAtTable', seatedCompany, {
  description: 'The people of a company who sit there.',
  descriptions: { company },
});

objectFrom('TableAnalytics', tableMix, {
  description: 'The people at a table.',
  descriptions: {
    companyCount: 'The number of companies at the table.',
    companies: 'The largest few.',
  },
});

objectFrom('SeatedAt', seatedAtTable, {
  description: 'The number of people at a table.',
  descriptions: { name: 'The name of the table.' },
});

objectFrom('CompanyAnalytics', companySpread, {
  description: 'The tables where the people of a company sit.',
  descriptions: {
    company,
    tableCount: 'The number of tables where they sit.',
    tables: 'The five tables with the most of them.',
  },
});

objectFrom('EventAnalytics', eventAnalyticsRead, {
  description: 'The figures of an event.',
  descriptions: {
    position: 'The position that these figures have reached.',
    checkIns: 'Check-ins over time: at most 200 moments from the first to the last.',
    roles: 'The roles that people have.',
    tables: 'In the order in which they were added.',
    companyCount: 'The number of companies.',
    companies: 'The 100 companies with the most people.',
  },
});
