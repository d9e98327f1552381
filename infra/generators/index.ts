export { callGenerator as call } from './call/call.generator';
export { consumerGenerator as consumer } from './consumer/consumer.generator';
export { eventGenerator as event } from './event/event.generator';
export { nounGenerator as noun } from './noun/noun.generator';
export { remoteGenerator as remote } from './remote/remote.generator';
export { reportTabGenerator as reportTab } from './report-tab/report-tab.generator';
export { screenGenerator as screen } from './screen/screen.generator';
export { serviceGenerator as service } from './service/service.generator';
