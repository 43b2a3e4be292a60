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

objectFrom('EventMoment', eventMoment, { description: 'What stood at a moment.' });
objectFrom('RoleAnalytics', roleCount, { description: 'How many there are of a role.' });

const company = 'As it is written for one of them.';

objectFrom('CompanyAtTable', seatedCompany, {
  description: 'How many of a company sit there.',
  descriptions: { company },
});

objectFrom('TableAnalytics', tableMix, {
  description: 'Who sits at a table.',
  descriptions: { companyCount: 'How many companies sit there.', companies: 'The largest few.' },
});

objectFrom('SeatedAt', seatedAtTable, {
  description: 'How many sit at a table.',
  descriptions: { name: 'Of the table.' },
});

objectFrom('CompanyAnalytics', companySpread, {
  description: 'Where the people of a company sit.',
  descriptions: {
    company,
    tableCount: 'At how many tables they sit.',
    tables: 'The five tables with most of them.',
  },
});

objectFrom('EventAnalytics', eventAnalyticsRead, {
  description: 'What the figures of an event tell.',
  descriptions: {
    position: 'The position that these figures have reached.',
    checkIns: 'How people checked in: at most 200 moments of the time from the first to the last.',
    roles: 'Roles that somebody has.',
    tables: 'As they were added.',
    companyCount: 'How many companies there are.',
    companies: 'The 100 companies with most people.',
  },
});
