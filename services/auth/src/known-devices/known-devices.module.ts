import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeviceCookie } from './device-cookie.js';
import { KNOWN_DEVICE, knownDeviceSchema } from './known-device.schema.js';
import { KnownDevices } from './known-devices.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: KNOWN_DEVICE, schema: knownDeviceSchema }])],
  providers: [KnownDevices, DeviceCookie],
  exports: [KnownDevices, DeviceCookie],
})
export class KnownDevicesModule {}
